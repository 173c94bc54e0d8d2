import { JSONRPCErrorException } from "json-rpc-2.0";

/** A fault of the protocol that its caller may see. */
export const fault = (code: number, message: string, data?: unknown) => new JSONRPCErrorException(message, code, data);
