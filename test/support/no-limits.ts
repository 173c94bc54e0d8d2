/** For servers whose every call comes from one address. */
export const NO_LIMITS = {
  SCAN_LIMIT_PER_IP_HOUR: "100000",
  SCAN_LIMIT_PER_BROWSER_DAY: "100000",
  SCAN_CAPACITY_PER_DAY: "100000",
  GRAPHQL_LIMIT_PER_MINUTE: "100000",
  MCP_LIMIT_PER_MINUTE: "100000",
};
