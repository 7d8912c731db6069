/** Outcome of sharing; cancelling counts as shared. */
type ShareResult = 'shared' | 'copied' | 'failed';

/** The canonical address of the page, without the parameters of a campaign or a search. */
export function canonicalUrl(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  return canonical?.href ?? window.location.href;
}

function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Passes an address to the device, or copies it if the device cannot share. It never throws. */
export async function sharePage(title: string, url: string): Promise<ShareResult> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if (isCancelled(error)) return 'shared';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
