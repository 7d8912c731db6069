/** Resolves once the page and all that it shows at first has loaded, so that what comes later takes no room on the line. */
export async function afterLoad(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      window.addEventListener('load', resolve, { once: true });
    });
  }
}
