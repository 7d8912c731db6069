import { contentKinds } from '../../host/site/content-type';
import { variantPattern, type WebServerRules } from '../export/web-server-rules';

/** Maximum size of a CloudFront function, in bytes. */
const maxBytes = 10_240;

/** Folders whose files may have no extension; elsewhere a name without one belongs to a page. */
export const extensionlessFolders = /^\/(?:media|static|\.well-known)\//;

/** The two functions of a distribution; both are for cloudfront-js-2.0. */
export interface EdgeFunctions {
  readonly 'viewer-request': string;
  readonly 'viewer-response': string;
}

function checked(source: string): string {
  const bytes = Buffer.byteLength(source);
  if (bytes > maxBytes)
    throw new Error(
      `The function for CloudFront has ${bytes} bytes, and it takes ${maxBytes}. Most of them are redirects: ` +
        'src/build/hosting/redirects.ts has too many for this way to serve the site.',
    );
  return source;
}

function requestFunction({ baseHeaders, redirects }: WebServerRules): string {
  const moved = Object.fromEntries(redirects.map(({ from, to, status }) => [from, [status, to]]));
  const headers = Object.fromEntries(
    Object.entries(baseHeaders).map(([name, value]) => [name.toLowerCase(), { value }]),
  );
  const texts = [...contentKinds.byExtension].flatMap(([extension, { compressible }]) =>
    compressible ? [extension.slice(1)] : [],
  );
  return `// Written from the tables of the build by npm run deploy:s3, which replaces changes.
var moved = ${JSON.stringify(moved)};
var headers = ${JSON.stringify(headers)};
var texts = /\\.(?:${texts.join('|')})$/i;
var hidden = /\\/\\.(?!well-known(?:\\/|$))|\\/\\/|[\\x00-\\x1f\\x7f\\\\]/;
var variant = new RegExp(${JSON.stringify(variantPattern)}, 'i');
var errors = /^\\/(?:404|500)(?:\\.html|\\/|\\/index\\.html)?$/;
var plainNames = ${extensionlessFolders.toString()};

function answer(status, others, body) {
  return { statusCode: status, headers: Object.assign({}, headers, others), body: body };
}

function accepts(request, encoding) {
  var accepted = request.headers['accept-encoding'];
  if (!accepted) return false;
  return accepted.value.toLowerCase().split(',').some(function (item) {
    var parts = item.split(';');
    return parts[0].trim() === encoding && !/^\\s*q=0(?:\\.0*)?\\s*$/.test(parts[1] || '');
  });
}

function handler(event) {
  var request = event.request;
  var path = '//';
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return answer(405, { allow: { value: 'GET, HEAD' }, 'content-type': { value: 'text/plain' } }, 'Method not allowed\\n');
  try {
    path = decodeURIComponent(request.uri);
  } catch (error) {}
  if (moved[path]) {
    var query = request.rawQueryString();
    return answer(moved[path][0], { location: { value: moved[path][1] + (query ? '?' + query : '') } }, '');
  }
  if (/^\\/api\\//.test(path))
    return answer(404, { 'content-type': { value: 'application/json' } }, '{"error":"Not found"}');
  if (hidden.test(path) || variant.test(path) || errors.test(path)) {
    // No object has this name, so that CloudFront sends the page for what is missing.
    request.uri = '/.missing';
    return request;
  }
  var name = path.slice(path.lastIndexOf('/') + 1);
  if (name === '') request.uri += 'index.html';
  else if (name.indexOf('.') === -1 && !plainNames.test(path)) request.uri += '/index.html';
  if (texts.test(request.uri) && !request.headers.range)
    request.uri += accepts(request, 'br') ? '.br' : accepts(request, 'gzip') ? '.gz' : '';
  return request;
}
`;
}

const responseFunction = `// Written by npm run deploy:s3, which replaces changes: sends the headers that an object keeps.
function handler(event) {
  var headers = event.response.headers;
  Object.keys(headers).forEach(function (name) {
    if (name.indexOf('x-amz-') !== 0) return;
    if (name.indexOf('x-amz-meta-') === 0) headers[name.slice(11)] = { value: headers[name].value };
    delete headers[name];
  });
  return event.response;
}
`;

/**
 * Creates the functions of CloudFront: addresses, redirects and encodings before a request, headers after it.
 *
 * @throws When one is larger than CloudFront allows.
 */
export function edgeFunctions(rules: WebServerRules): EdgeFunctions {
  return { 'viewer-request': checked(requestFunction(rules)), 'viewer-response': responseFunction };
}
