/**
 * The kinds of events. `checks/events.test.ts` holds that somebody listens to each, and that each is published. What may
 * touch somebody's right to watch a camera publishes `rights`.
 */
export interface EventKinds {
  activity: true;
  announcement: true;
  attendance: true;
  audited: true;
  billing: true;
  calendar: true;
  camera: true;
  camera_state: true;
  camera_test: true;
  centres: true;
  chat: true;
  chat_seen: true;
  chat_typing: true;
  checkpoint: true;
  cut: true;
  door_alert: true;
  export: true;
  form_entry: true;
  gateway: true;
  kiosk: true;
  notification: true;
  online: true;
  picture: true;
  portfolio: true;
  plan: true;
  recording: true;
  rights: true;
  session: true;
  site: true;
  team: true;
  ticket: true;
  watch: true;
}
export type EventKind = keyof EventKinds;
