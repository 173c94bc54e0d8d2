import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, OneToMany, PrimaryColumn, type Relation } from "typeorm";
import { Scan } from "./scan.ts";

@ObjectType({ description: "One host that is measured." })
@Entity("site")
export class Site {
  @Field(() => ID)
  @PrimaryColumn("varchar", { length: 36 })
  id!: string;

  @Field(() => String, { description: "Lower-case host without www., plus the port where it is not the usual one." })
  @Column("varchar", { length: 260, unique: true })
  key!: string;

  @Field(() => String, { description: "The brand as the site names itself; the host until it was read." })
  @Column("varchar", { length: 255 })
  brand!: string;

  @Field(() => Date)
  @Column("datetime", { precision: 3 })
  createdAt!: Date;

  @OneToMany(
    () => Scan,
    (scan) => scan.site,
  )
  scans!: Relation<Scan>[];
}
