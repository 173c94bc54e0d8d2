import { Column, Entity, PrimaryColumn } from "typeorm";

/** When recurring work last had its turn on one of the instances, by the clock of the database. */
@Entity("recurring_turn")
export class RecurringTurn {
  @PrimaryColumn("varchar", { length: 40 })
  name!: string;

  @Column("datetime", { precision: 3 })
  at!: Date;
}
