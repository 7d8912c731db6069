/** The tracking services of this build: webpack inlines each field, so that unused code is left out. */
declare const TRACKING: import('../../model/derive/tracking/tracking-settings').TrackingSettings;
