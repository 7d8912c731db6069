/** Names of the cookies that the scripts of Google and Meta set on the site's own domain. */
const trackingCookie = /^(?:_ga|_gid|_gat|_gcl|_fbp|_fbc)/;

/** Returns the host and every parent domain on which a script may have set a cookie. */
function domains(host: string): string[] {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'));
}

/** Deletes the cookies of tracking services. */
export function clearTrackingCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.slice(0, cookie.indexOf('=')));
  for (const name of names.filter((one) => trackingCookie.test(one))) {
    const expired = `${name}=; path=/; max-age=0`;
    document.cookie = expired;
    for (const domain of domains(window.location.hostname)) document.cookie = `${expired}; domain=${domain}`;
  }
}
