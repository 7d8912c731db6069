/**
 * Returns whether a program rather than a person reads the response: data, scripts, pictures.
 *
 * @param path Path of a request, without a query.
 */
export function isDataRequest(path: string): boolean {
  return (
    /^\/(?:page-data|slice-data|api)\//.test(path) || (/[^/]\.[^./]+$/.test(path) && !path.endsWith('.html'))
  );
}
