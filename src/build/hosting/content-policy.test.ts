import { describe, expect, it } from '@jest/globals';
import { contentPolicy, hashScripts } from './content-policy';

const nothing = { scripts: [], connections: [], images: [], media: [] };

function directives(policy: string): ReadonlyMap<string, string> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

describe('hashScripts', () => {
  it('hashes inline scripts as browsers do, and neither files nor data', () => {
    const html =
      '<script>alert(\'Hello, world.\');</script><script src="/app.js"></script>' +
      '<script type="application/ld+json">{"a":1}</script><script data-x="1">\n2</script>';
    expect(hashScripts(html)).toEqual([
      // The example of the specification.
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
      expect.stringMatching(/^'sha256-[\w+/]{43}='$/),
    ]);
  });
});

describe('contentPolicy', () => {
  it('lets pages load from the site alone, and run the scripts of the build', () => {
    const policy = directives(contentPolicy(["'sha256-a'", "'sha256-a'", "'sha256-b'"], nothing));
    expect(policy.get('default-src')).toBe("'none'");
    expect(policy.get('script-src')).toBe("'self' 'sha256-a' 'sha256-b'");
    expect(policy.get('connect-src')).toBe("'self'");
    expect(policy.get('require-trusted-types-for')).toBe("'script'");
    expect(policy.get('trusted-types')).toBe('default');
  });

  it('adds the configured services, and does not require Trusted Types with third-party scripts', () => {
    const policy = directives(
      contentPolicy(["'sha256-a'"], { ...nothing, scripts: ['https://a.example'], media: ['https:'] }),
    );
    expect(policy.get('script-src')).toBe("'self' 'sha256-a' https://a.example");
    expect(policy.get('media-src')).toBe("'self' https:");
    expect(policy.has('require-trusted-types-for')).toBe(false);
  });
});
