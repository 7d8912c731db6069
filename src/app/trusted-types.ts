/** The checks that the browser makes before a string becomes HTML or the address of a script (Trusted Types). */
interface DefaultPolicy {
  readonly createHTML: (html: string) => string;
  readonly createScriptURL: (address: string) => string;
}

declare global {
  interface Window {
    readonly trustedTypes?: {
      readonly createPolicy: (name: 'default', policy: DefaultPolicy) => unknown;
    };
  }
}

const elements =
  'a|b|blockquote|br|code|dd|details|dfn|div|dl|dt|em|h[1-6]|hr|li|line|ol|p|pre|rect|s|small|strong|summary|svg|table|tbody|td|th|thead|tr|ul';
const attributes =
  '(?:aria-[a-z]+|class|height|id|role|scope|start|tabindex|width|[xy][12]?)="[^"]*"|href="(?:https?:|mailto:|tel:|[/#])[^"]*"';
const staticHtml = /* @__PURE__ */ new RegExp(`^(?:[^<]|</?(?:${elements})(?: (?:${attributes}))*/?>)*$`);

/** React creates script elements from this HTML; scripts inserted as HTML are never run. */
const emptyScript = '<script></script>';

/**
 * The only policy of the site: HTML consists of elements that run nothing, and scripts come from the site itself. Code
 * from strings is not allowed at all. A string that is refused throws where it would have been inserted.
 */
export const defaultPolicy: DefaultPolicy = {
  createHTML(html) {
    if (html === emptyScript || staticHtml.test(html)) return html;
    throw new TypeError(`This is not HTML of the site: ${html.slice(0, 80)}`);
  },
  createScriptURL(address) {
    if (new URL(address, window.location.href).origin === window.location.origin) return address;
    throw new TypeError(`This is not a script of the site: ${address}`);
  },
};
