import { isSchemaOrg } from "../../read-site/parse/structured-data/names.ts";
import type { StructuredBlock } from "../../read-site/types.ts";
import { byShare, notApplicable } from "../judgement.ts";
import type { Audit } from "../types.ts";

/** Every data block can be parsed, speaks schema.org and says what each of its items is. */
export const syntax: Audit = {
  id: "sch.syntax",
  signal: "schema",
  grade: "A",
  effort: "low",
  title: "Data blocks are free of typing errors",
  why: "A block with one wrong character is dropped whole.",
  judge(reading) {
    const blocks = reading.pages.flatMap((page) =>
      page.structured.map((block) => ({ url: page.finalUrl, fault: findFault(block) })),
    );
    if (blocks.length === 0) return notApplicable("The pages carry no structured data.");
    const faulty = blocks.filter(({ fault }) => fault !== null);
    const evidence = faulty.slice(0, 5).map(({ url, fault }) => ({
      url,
      observed: fault!,
      expected: "valid JSON with the context https://schema.org and a type for each item",
    }));
    const clean = {
      url: reading.home.finalUrl,
      observed: `${blocks.length} blocks, all valid`,
      expected: "valid blocks",
    };
    return byShare((blocks.length - faulty.length) / blocks.length, evidence.length > 0 ? evidence : [clean], {
      passAt: 1,
    });
  },
  fix: (_reading, judgement) => ({
    title: "Repair a data block that cannot be used",
    how: `Readers skip one of your data blocks, whole or in part. ${judgement.evidence[0]?.observed ?? ""} Correct it and check it with validator.schema.org.`,
    paste: null,
  }),
};

function findFault({ error, context, format, nodes }: StructuredBlock): string | null {
  if (error !== null) return error;
  if (context === null) return `A ${format} block does not say that it speaks schema.org.`;
  if (!isSchemaOrg(context)) return `A ${format} block speaks ${context}, not schema.org.`;
  const untyped = nodes.filter(({ "@type": types }) => types.length === 0).length;
  return untyped > 0 ? `${untyped} of the ${nodes.length} items in a ${format} block have no type.` : null;
}
