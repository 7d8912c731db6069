/** The tracking services of this build: webpack puts each field where it is used, so that unused code is left out. */
declare const TRACKING: import('../../model/derive/tracking/tracking-settings').TrackingSettings;
