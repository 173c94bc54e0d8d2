/** Who runs this installation, as far as its configuration says (OPERATOR_NAME, _EMAIL, _ADDRESS, _PROFILES). */
export interface Publisher {
  /** No trailing slash. */
  baseUrl: string;
  /** The operator's name, or the product's. */
  name: string;
  email: string | null;
  /** Postal, in one line. */
  address: string | null;
  /** Addresses of its official profiles. */
  profiles: string[];
}
