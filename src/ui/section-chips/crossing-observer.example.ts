interface Crossing {
  readonly target: Element;
  readonly isIntersecting: boolean;
}

/**
 * Installs a fake of the observer of elements that cross a line, which jsdom does not have; tests report the crossings.
 */
export function standInForCrossings() {
  let observed: Element[] = [];
  let report: (crossings: readonly Crossing[]) => void = () => undefined;
  let margin: string | undefined;

  class Observer {
    constructor(onCross: typeof report, options?: { readonly rootMargin?: string }) {
      report = onCross;
      margin = options?.rootMargin;
    }
    observe(target: Element): void {
      observed.push(target);
    }
    disconnect(): void {
      observed = [];
    }
  }
  Object.defineProperty(window, 'IntersectionObserver', { value: Observer, writable: true });

  return {
    observed: () => observed.map(({ id }) => id),
    margin: () => margin,
    /** Reports which elements begin above the line now, or below it again. */
    cross: (begun: Readonly<Record<string, boolean>>) => {
      report(
        Object.entries(begun).map(([id, isIntersecting]) => {
          const target = document.getElementById(id);
          if (target === null) throw new Error(`There is no part ${id}`);
          return { target, isIntersecting };
        }),
      );
    },
  };
}
