import { FieldResolver, Resolver, Root } from "type-graphql";
import { Finding } from "../schema/finding.ts";

@Resolver(() => Finding)
export class FindingResolver {
  @FieldResolver(() => String, { nullable: true, description: "What was seen at the first place that shows it." })
  observed(@Root() finding: Finding): string | null {
    return finding.evidence[0]?.observed ?? null;
  }
}
