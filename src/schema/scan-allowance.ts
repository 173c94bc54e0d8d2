import { Column, Entity, PrimaryColumn } from "typeorm";

/** What an open scan was counted in, so that it can be given back. */
@Entity("scan_allowance")
export class ScanAllowance {
  @PrimaryColumn("varchar", { length: 36 })
  scanId!: string;

  @Column("json")
  allowanceIds!: string[];
}
