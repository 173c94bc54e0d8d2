import { Column, Entity, PrimaryColumn } from "typeorm";

/** An Idempotency-Key that was used: the same key and input lead to the same scan for 24 hours. */
@Entity("request_key")
export class RequestKey {
  /** SHA-256 of caller and key. */
  @PrimaryColumn("varchar", { length: 64 })
  id!: string;

  /** SHA-256 of the caller, whose newest rows are kept. */
  @Column("varchar", { length: 64 })
  owner!: string;

  /** SHA-256 of the input. */
  @Column("varchar", { length: 64 })
  inputHash!: string;

  @Column("varchar", { length: 36 })
  scanId!: string;

  @Column("datetime", { precision: 3 })
  expiresAt!: Date;
}
