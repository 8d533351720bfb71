/** What the server says of announcements. */
export const announcements = {
  'announcements.added': 'The announcement was saved.',
  'announcements.changed': 'The announcement was changed.',
  'announcements.removed': 'The announcement was deleted.',
  'announcements.copied': 'This is a copy. It stays off until you turn it on.',
  'announcements.on': 'The announcement is on.',
  'announcements.off': 'The announcement is off.',
  'announcements.seen': 'Noted.',
  'announcements.past': 'This day is over. Choose today or a later day, or none.',
  'announcements.over': 'This announcement has expired. Give it a later last day first.',
  'announcements.order': 'The last day must not be before the first.',
  'announcements.gone': 'This announcement was deleted in the meantime.',
  'announcements.notYours': 'Someone else wrote this. Ask them or a manager to change it.',
  'announcements.otherPlace': 'This also covers a location that isn’t yours. Ask someone who works at all of them.',
  'announcements.otherRoom': 'One of the rooms is at another location. Choose rooms at the selected locations.',
};
