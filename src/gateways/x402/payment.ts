import type { Request } from "express";
import { AppError } from "../../errors.ts";
import type { Graph, OperationName } from "../../graph/execute.ts";
import { dataSchema, type JsonSchema, type ObjectSchema } from "../../graph/json-schema.ts";
import type { Payments } from "../../services/payments/payments.ts";
import type { Offer, OpenPayment, PaidWork, Quoted } from "../../services/payments/types.ts";
import { resultIn } from "../rest/openapi.ts";
import { inputsOf } from "../rest/read-request.ts";
import type { Reply, RestRow, Serving, Wrapper } from "../rest/row.ts";
import { assertFits, PAYMENT_HEADERS, readPayment } from "./payment-header.ts";
import { paymentRequired, paymentResponse, type Sold } from "./payment-required.ts";

/** What payments need at the door. */
export interface PaymentOptions {
  graph: Graph;
  payments: Payments;
  /** No trailing slash: what is paid for is named by it, whatever host a request names. */
  baseUrl: string;
}

/** Stands around a row that is paid for: priced by the quote of its row, run once for each payment, settled on success. */
export class PaymentDoor {
  readonly #options: PaymentOptions;
  readonly #servings = new Map<string, Serving>();

  constructor(options: PaymentOptions) {
    this.#options = options;
  }

  /** Around one row; a row without a price cannot be wrapped. */
  readonly wrap: Wrapper = (serving) => {
    const { row } = serving;
    if (!row.quote) throw new Error(`${row.path} is paid for and says no price`);
    const sold = soldBy(this.#options.graph, row);
    this.#servings.set(doorOf(row), serving);
    return async (request) => {
      const header = request.method === "HEAD" ? undefined : paymentIn(request);
      const variables = header ? serving.read(request) : serving.readValid(request);
      const offer = await this.#offer(row, variables).catch((fault: unknown) => {
        if (header || !(fault instanceof AppError) || fault.code !== "BAD_INPUT") throw fault;
        return this.#offer(row, {});
      });
      if (!header) return this.#unpaid({ offer, sold }, new AppError("PAYMENT_REQUIRED"));
      try {
        return await this.#paid(header, { serving, variables, offer });
      } catch (fault) {
        if (fault instanceof AppError && fault.status === 402) return this.#unpaid({ offer, sold }, fault);
        throw fault;
      }
    };
  };

  /** The work of an open payment, to go on with it after a crash; `null` when its door is gone. */
  readonly workOf = (payment: OpenPayment): PaidWork | null => {
    const serving = this.#servings.get(payment.door);
    return serving ? this.#work(serving, payment.request as Record<string, unknown>, payment.payer) : null;
  };

  async #paid(
    header: string,
    { serving, variables, offer }: { serving: Serving; variables: Record<string, unknown>; offer: Offer },
  ): Promise<Reply> {
    const presented = readPayment(header);
    const order = { door: doorOf(serving.row), request: variables, offer, presented };
    const work = this.#work(serving, variables, presented.authorization.from);
    const { payments } = this.#options;
    // What was bought is given again whatever the price is now, and after the authorization has ended.
    const earlier = await payments.again(order, work);
    if (!earlier) assertFits(presented, offer);
    const { reply, receipt } = earlier ?? (await payments.buy(order, work));
    return {
      status: 200,
      body: { ...reply, payment: receipt },
      headers: paymentResponse(receipt, offer.networkName),
    };
  }

  #work({ run }: Serving, variables: Record<string, unknown>, address: string): PaidWork {
    return async (runId) => {
      const { body } = await run(variables, { kind: "payer", address, runId });
      return body as object;
    };
  }

  /** Priced from what is asked; where that cannot be priced, from nothing but the row's defaults. */
  async #offer(row: RestRow, variables: Record<string, unknown>): Promise<Offer> {
    const { graph, payments, baseUrl } = this.#options;
    const { quote } = (await graph.execute(row.quote!, variables as never, { kind: "operator" })) as { quote: Quoted };
    const query = row.method === "GET" ? queryOf(variables) : "";
    return payments.offer(quote, `${baseUrl}${row.path}${query}`);
  }

  #unpaid({ offer, sold }: { offer: Offer; sold: Sold }, { message, code, details }: AppError): Reply {
    const error = typeof details.reason === "string" ? `${message} (${details.reason})` : message;
    const { body, header } = paymentRequired(offer, sold, error);
    return { status: 402, body: { ...body, code }, headers: { "PAYMENT-REQUIRED": header } };
  }
}

/** Where nothing is sold: the routes are there and say so, and nothing runs. */
export const unsold: Wrapper = () => async () => {
  throw new AppError("PAYMENTS_NOT_CONFIGURED");
};

function paymentIn(request: Request): string | undefined {
  return PAYMENT_HEADERS.map((name) => request.get(name)).find((value) => value);
}

function doorOf({ method, path }: RestRow): string {
  return `${method} ${path}`;
}

function queryOf(variables: Record<string, unknown>): string {
  const query = new URLSearchParams(
    Object.entries(variables).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return query.size > 0 ? `?${query}` : "";
}

function soldBy(graph: Graph, row: RestRow): Sold {
  const operation = graph.operations.get(row.operation as OperationName)!;
  const [output] = Object.values(dataSchema(graph.schema, operation).properties);
  const input = inputsOf(graph, row).fields;
  return { description: operation.description, method: row.method, input, output: resultOf(output!, row) };
}

function resultOf(root: JsonSchema, row: RestRow): JsonSchema {
  const present = (root.anyOf as JsonSchema[] | undefined)?.[0] ?? root;
  return row.result ? resultIn(present as ObjectSchema, { ...row, result: row.result }) : present;
}
