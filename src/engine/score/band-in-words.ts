/** A band of visibility as people read it; where the interval reaches into another band, that is said with it. */
export function bandInWords({ band, bandStable }: { band: string | null; bandStable: boolean | null }): string | null {
  return band && bandStable === false ? `${band}, but the sample does not settle it` : band;
}
