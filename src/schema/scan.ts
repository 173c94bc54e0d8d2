import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import type * as engine from "../engine/types.ts";
import {
  Mode,
  ScanKind,
  type ScanKindValue,
  ScanStage,
  type ScanStageValue,
  ScanStatus,
  type ScanStatusValue,
  Verdict,
} from "./enums.ts";
import { Interval } from "./interval.ts";
import { AgentReadiness, Gate, NamedShare, ScanError, SignalScore } from "./score-parts.ts";
import { ShareOfVoice } from "./share-of-voice.ts";
import { Site } from "./site.ts";

/** How much a measure asks, of whom, and why it was begun. */
export interface MeasurePlan {
  questions: number;
  /** Questions to ask instead of written ones. */
  given?: string[];
  /** Ids, as they were planned. */
  engines: string[];
  repeats: number;
  /** Further names of the brand that the monitor knew then. */
  brandNames?: string[];
  /** The site as the monitor knew it then. */
  watched?: engine.WatchedSite;
  /** Whether its questions were there before the site was read. */
  pinned?: boolean;
  cause: "visitor" | "schedule" | "rescan" | "operator" | "agent";
}

@ObjectType({ description: "One measurement of a site: read, audited, asked about, scored." })
@Entity("scan")
export class Scan {
  @Field(() => ID)
  @PrimaryColumn("varchar", { length: 36 })
  id!: string;

  @Field(() => String, { description: "Unguessable name of the report." })
  @Column("varchar", { length: 32, unique: true })
  slug!: string;

  @Column("varchar", { length: 36 })
  siteId!: string;

  @ManyToOne(
    () => Site,
    (site) => site.scans,
  )
  @JoinColumn({ name: "siteId" })
  site!: Relation<Site>;

  /** The monitor whose measure it is, and nobody else's; null for a free scan, which is public. */
  @Column("varchar", { length: 36, nullable: true })
  monitorId!: string | null;

  /** What it sets out to ask, whatever is configured later; null for free scans older than this column. */
  @Column("json", { nullable: true })
  plan!: MeasurePlan | null;

  @Field(() => ScanKind)
  @Column("varchar", { length: 8 })
  kind!: ScanKindValue;

  @Field(() => ScanStatus)
  @Column("varchar", { length: 8 })
  status!: ScanStatusValue;

  @Field(() => ScanStage, { description: "What it is doing now." })
  @Column("varchar", { length: 12 })
  stage!: ScanStageValue;

  /** Set while queued or running: one scan of this key at a time. Null when ended. */
  @Column("varchar", { length: 64, nullable: true, unique: true })
  activeKey!: string | null;

  /** Hash of kind, asked site, mode, engine set and score version: scans of equal key may stand for each other. */
  @Column("varchar", { length: 64 })
  askedKey!: string;

  /** The same with the site that was measured, where a redirect led to another one. */
  @Column("varchar", { length: 64 })
  measuredKey!: string;

  @Field(() => String, { description: "The address that was asked for." })
  @Column("text")
  url!: string;

  @Field(() => String, { description: "Host of the site that was measured." })
  @Column("varchar", { length: 260 })
  domain!: string;

  @Field(() => String)
  @Column("varchar", { length: 255 })
  brand!: string;

  @Field(() => String, { description: "Main language of the site, BCP-47." })
  @Column("varchar", { length: 16 })
  language!: string;

  @Field(() => String, { nullable: true, description: "What the site sells, as it was understood." })
  @Column("varchar", { length: 255, nullable: true })
  category!: string | null;

  @Field(() => String, { nullable: true, description: "City or region that the site says it serves." })
  @Column("varchar", { length: 255, nullable: true })
  place!: string | null;

  @Field(() => Int, { nullable: true, description: "Pages of the site that were read." })
  @Column("int", { nullable: true })
  pagesRead!: number | null;

  @Field(() => Mode)
  @Column("varchar", { length: 8 })
  mode!: engine.Mode;

  @Field(() => Date)
  @Column("datetime", { precision: 3 })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: "When the measurement ended." })
  @Column("datetime", { precision: 3, nullable: true })
  measuredAt!: Date | null;

  @Column("int")
  attempts!: number;

  /** The instance that runs it or ran it last, new at each start of a process; null while nobody has taken it up. */
  @Column("varchar", { length: 36, nullable: true })
  ownerId!: string | null;

  /** Counts the owner's signs of life while it runs. */
  @Column("int")
  beats!: number;

  @Field(() => Int, { description: "Answers that the scan set out to get." })
  @Column("int")
  plannedAnswers!: number;

  /** What the model that wrote its questions cost, in US dollars; null where none was asked. */
  @Column("double", { nullable: true })
  writingUsd!: number | null;

  /** Whether it stands for one that was asked for now; never stored. */
  cached?: boolean;

  @Field(() => Float, { nullable: true, description: "AI Visibility, 0 to 100, one decimal." })
  @Column("double", { nullable: true })
  visibility!: number | null;

  @Field(() => Interval, { nullable: true, description: "95 % interval of visibility: lower and upper bound." })
  @Column("json", { nullable: true })
  visibilityInterval!: engine.Interval | null;

  @Field(() => String, { nullable: true, description: "Visible to AI, Partially visible or Rarely visible." })
  @Column("varchar", { length: 32, nullable: true })
  band!: string | null;

  @Field(() => Boolean, { nullable: true, description: "Whether the whole interval lies in the band." })
  @Column("boolean", { nullable: true })
  bandStable!: boolean | null;

  @Field(() => Verdict, { nullable: true })
  @Column("varchar", { length: 8, nullable: true })
  verdict!: engine.Verdict | null;

  @Field(() => NamedShare, { nullable: true })
  @Column("json", { nullable: true })
  namedShare!: NamedShare | null;

  @Field(() => Int, { nullable: true, description: "AI Readiness, 0 to 100, from the site alone." })
  @Column("int", { nullable: true })
  readiness!: number | null;

  @Field(() => Gate, { nullable: true, description: "Why readiness is capped; null when no gate failed." })
  @Column("json", { nullable: true })
  gate!: Gate | null;

  @Field(() => [SignalScore], { description: "The five signals readiness is made of." })
  @Column("json")
  signals!: SignalScore[];

  @Field(() => Float, { nullable: true, description: "Off-site footprint; null where it was not measured." })
  @Column("double", { nullable: true })
  footprintScore!: number | null;

  /** The parts of the footprint; loaded where they are asked for. */
  @Column("json", { nullable: true, select: false })
  footprint!: engine.FootprintEvidence | null;

  /** What of the site's reading is kept; loaded where it is asked for. */
  @Column("json", { nullable: true, select: false })
  siteEvidence!: engine.SiteEvidence | null;

  @Field(() => ShareOfVoice, { nullable: true })
  @Column("json", { nullable: true })
  shareOfVoice!: ShareOfVoice | null;

  @Field(() => AgentReadiness, { nullable: true })
  @Column("json", { nullable: true })
  agentReadiness!: AgentReadiness | null;

  @Field(() => String, { description: "Version of the formulas behind the scores." })
  @Column("varchar", { length: 16 })
  scoreVersion!: string;

  @Field(() => ScanError, { nullable: true, description: "Why it failed." })
  @Column("json", { nullable: true })
  error!: ScanError | null;
}
