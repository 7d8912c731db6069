export default {
  extends: ['stylelint-config-standard'],
  ignoreFiles: ['public/**', '.cache/**', 'generated/**', 'node_modules/**'],
  rules: {
    'selector-class-pattern': [
      '^[a-z][a-zA-Z0-9]*$',
      { message: 'Write class names in camelCase; scripts read them as names.' },
    ],
    // Relative to the visitor's text size, so that larger text gets the layout that has room for it.
    'media-feature-name-unit-allowed-list': { '/width$/': ['em'], '/height$/': ['em'] },
    'selector-disallowed-list': [
      [/:root[^,]*:has\(.*\)\s+[^\s,]/s],
      {
        message:
          'Have :root:has() set a custom property: each change of a page would style every element again.',
      },
    ],
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': [/^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)$/],
    'declaration-property-value-disallowed-list': {
      outline: [/(^|\s)(none|0)(\s|$)/],
      'outline-width': [/^0/],
    },
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
  },
  overrides: [
    {
      // The only place with raw colours.
      files: ['../../src/styles/tokens.css'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null },
    },
  ],
};
