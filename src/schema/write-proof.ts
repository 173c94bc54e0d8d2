import { Column, Entity, PrimaryColumn } from "typeorm";

/** One row that is written to prove that the database takes writes. */
@Entity("write_proof")
export class WriteProof {
  @PrimaryColumn("int")
  id!: number;

  @Column("datetime", { precision: 3 })
  at!: Date;
}
