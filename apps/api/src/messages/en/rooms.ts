const children = (count: number) => (count === 1 ? '1 child' : `${count} children`);

export const rooms = {
  'rooms.added': (p: { name: string }) => `${p.name} was added.`,
  'rooms.changed': 'The room was changed.',
  'rooms.removed': (p: { name: string }) => `${p.name} was deleted.`,
  'rooms.gone': 'This room is gone. Reload the page and choose again.',
  'rooms.nameTaken': 'This location already has a room with this name. Choose another name.',
  'rooms.otherLocation': 'That room is at another location. Choose a room at this location.',
  'rooms.groupFits': 'The camera group must be at the room’s location. Choose another group.',
  'rooms.studentsLeft': (p: { count: number }) =>
    `${children(p.count)} still ${p.count === 1 ? 'belongs' : 'belong'} to this room. Move them to another room first.`,
  'rooms.childrenInside': (p: { count: number }) =>
    `${children(p.count)} ${p.count === 1 ? 'is' : 'are'} in this room now. Check them out or move them first.`,
  'rooms.foreignStaff': 'One of these people isn’t on this location’s staff. Choose from its staff.',
  'rooms.staffSet': 'The room’s staff was saved.',
  'rooms.foreignCamera': 'One of these cameras is at another location. Choose cameras at this location.',
  'rooms.groupAdded': (p: { name: string }) => `${p.name} was added.`,
  'rooms.groupChanged': 'The camera group was changed.',
  'rooms.groupRemoved': (p: { name: string }) => `${p.name} was deleted.`,
  'rooms.groupGone': 'This camera group is gone. Reload the page and choose again.',
  'rooms.groupNameTaken': 'This location already has a camera group with this name. Choose another name.',
  'rooms.groupInUse': (p: { rooms: string }) => `${p.rooms} still use this camera group. Give them another one first.`,
  'rooms.heldInPlace': 'Students or cameras belong to this room. Move them first, then the room.',
};
