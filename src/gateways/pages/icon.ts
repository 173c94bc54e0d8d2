/** The mark of the product: a lens half filled, as an answer that half names you. Served at /icon.svg. */
export const ICON_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" role="img" aria-label="Answerscope"><style>path,circle{stroke:#1f5aa8}path{fill:#1f5aa8}@media(prefers-color-scheme:dark){path,circle{stroke:#8ab6f9}path{fill:#8ab6f9}}</style><circle cx="14" cy="14" r="10.5" fill="none" stroke-width="3"/><path d="M14 8a6 6 0 0 1 0 12z" stroke="none"/><path d="m22 22 7 7" stroke-width="4" stroke-linecap="round"/></svg>`;

/** The same inside a page that loads nothing. */
export const ICON_ADDRESS = `data:image/svg+xml,${encodeURIComponent(ICON_SVG)}`;
