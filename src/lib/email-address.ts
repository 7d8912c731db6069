/** Text with dots on both sides of an @; which top-level domains exist is not checked. */
export const emailAddressPattern =
  /^[^\s@.<>()[\]\\,;:"]+(\.[^\s@.<>()[\]\\,;:"]+)*@[^\s@.<>()[\]\\,;:"]+(\.[^\s@.<>()[\]\\,;:"]+)+$/;
