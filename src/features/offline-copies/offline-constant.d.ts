/** True if this build keeps pages for use without a connection; webpack inlines it. */
declare const OFFLINE: { readonly copies: boolean };
