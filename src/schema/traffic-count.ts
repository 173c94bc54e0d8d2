import { Column, Entity, PrimaryColumn } from "typeorm";

/** Where a count comes from: the site's own pages, or its server's log. */
export type TrafficSource = "beacon" | "log";

/** How often one engine sent a visitor, or one crawler fetched a page, in one week. Nothing of any single visit is kept. */
@Entity("traffic_count")
export class TrafficCount {
  @PrimaryColumn("varchar", { length: 36 })
  monitorId!: string;

  /** Its Monday, UTC: `YYYY-MM-DD`. */
  @PrimaryColumn("varchar", { length: 10 })
  week!: string;

  /** `seen`: the source told of this week at all, so that what it does not count is zero. */
  @PrimaryColumn("varchar", { length: 5 })
  kind!: "visit" | "fetch" | "seen";

  /** Id of the engine, or what the crawler calls itself; empty for `seen`. */
  @PrimaryColumn("varchar", { length: 64 })
  name!: string;

  @PrimaryColumn("varchar", { length: 6 })
  source!: TrafficSource;

  @Column("int")
  count!: number;
}
