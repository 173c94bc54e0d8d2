import { Arg, Authorized, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { CategoryMeasure, Quote } from "../schema/category-measure.ts";
import { BrandShare, SourceShare } from "../schema/share-of-voice.ts";
import type { CallerKind } from "../services/credentials/caller.ts";
import { runOf } from "./authorize.ts";
import type { Context } from "./context.ts";

const CATEGORY = "The category as a buyer would say it, 2 to 80 characters.";

@Resolver(() => CategoryMeasure)
export class CategoryResolver {
  @Query(() => Quote, { description: "What measuring a category now would take." })
  categoryQuote(
    @Arg("kw", () => String, { nullable: true, description: CATEGORY }) kw: string | null,
    @Ctx() { services }: Context,
  ): Promise<Quote> {
    return services.categories.quote(kw);
  }

  @Authorized<CallerKind>("payer", "operator")
  @Mutation(() => CategoryMeasure, {
    description: "Asks every answer engine about a category, or gives the measurement of the last 24 hours.",
  })
  measureCategory(
    @Arg("kw", () => String, { description: CATEGORY }) kw: string,
    @Ctx() { services, caller }: Context,
  ): Promise<CategoryMeasure> {
    return services.categories.measure(kw, runOf(caller));
  }

  @FieldResolver(() => Boolean, { description: "Measured before it was asked for now, within 24 hours." })
  saved(@Root() measure: CategoryMeasure): boolean {
    return measure.saved ?? false;
  }

  @FieldResolver(() => [String], { description: "The questions that were asked." })
  questions(@Root() { share }: CategoryMeasure): string[] {
    return share.questions;
  }

  @FieldResolver(() => [String], { description: "The engines that were asked." })
  engines(@Root() { share }: CategoryMeasure): string[] {
    return share.engines;
  }

  @FieldResolver(() => Int, { description: "Answers that were got and counted." })
  countable(@Root() { share }: CategoryMeasure): number {
    return share.countable;
  }

  @FieldResolver(() => [BrandShare], { description: "Who is named, most often first." })
  brands(@Root() { share }: CategoryMeasure): BrandShare[] {
    return share.brands;
  }

  @FieldResolver(() => [SourceShare], { description: "What the engines cited, most often first." })
  sources(@Root() { share }: CategoryMeasure): SourceShare[] {
    return share.sources;
  }
}
