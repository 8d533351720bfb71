/** What people are told about; each may be switched on or off for a person, for families and for the team of a location. */
export const noticeEvents = [
  'food',
  'nap',
  'meds',
  'activity',
  'notes',
  'checks',
  'msgs',
  'media',
  'kudos',
  'health_check',
  'name_to_face',
  'observation',
  'mood',
  'custom',
] as const;
export type NoticeEvent = (typeof noticeEvents)[number];

export const isNoticeEvent = (word: string): word is NoticeEvent => noticeEvents.some((event) => event === word);
