import { Column, Entity, PrimaryColumn } from "typeorm";

/** That a monitor is in a network. */
@Entity("network_site")
export class NetworkSite {
  @PrimaryColumn("varchar", { length: 36 })
  networkId!: string;

  @PrimaryColumn("varchar", { length: 36 })
  monitorId!: string;

  @Column("datetime", { precision: 3 })
  addedAt!: Date;
}
