/** Whether this build keeps pages for use without a connection; webpack puts it where it is used. */
declare const OFFLINE: { readonly copies: boolean };
