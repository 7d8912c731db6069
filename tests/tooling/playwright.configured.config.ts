import base from './playwright.config';

/** Browser tests of the site with every outside service configured. */
export default { ...base, testDir: '../configured', reporter: [['line']] };
