import { when } from '../when.ts';

interface Opening {
  at: Date | null;
  zone: string;
  now: Date;
}
const opens = (p: Opening) => (p.at === null ? '' : ` The camera opens again ${when('en', p.at, p.zone, p.now)}.`);

export const cameras = {
  'camera.added': (p: { name: string }) => `${p.name} was added.`,
  'cameras.notOpened': 'Open the camera first.',
  'cameras.otherLocation': 'This camera is at another location.',
  'camera.saved': 'The camera was saved.',
  'camera.on': (p: { name: string }) => `${p.name} is on.`,
  'camera.off': (p: { name: string }) => `${p.name} is off. No one can watch it.`,
  'camera.deleted': (p: { name: string }) => `${p.name} was deleted.`,
  'camera.ordered': 'The order was saved.',
  'camera.gone': 'This camera no longer exists.',
  'camera.codeTaken': 'Another camera at this location has this code.',
  'camera.colorTaken': 'Another camera at this location has this color.',
  'camera.roomElsewhere': 'This room belongs to another location.',
  'camera.notHere': 'One of these cameras belongs to another location.',
  'camera.noneAdded': 'No camera could be added. Please check the marked rows.',
  'camera.allAdded': (p: { added: number }) =>
    p.added === 1 ? '1 camera was added.' : `${p.added} cameras were added.`,
  'camera.codeMissing': 'The camera needs a code.',
  'camera.nameMissing': 'The camera needs a name.',
  'camera.addressToo': 'Enter the camera’s address too. The username and password go with it.',
  'camera.badAddress': 'Write the address as rtsp://host:port/path or rtsps://host:port/path.',
  'camera.settingsSaved': 'The camera settings were saved.',
  'camera.badSetting': 'This setting doesn’t exist.',
  'camera.badSettingValue': 'This setting cannot have that value.',
  'camera.colorMissing': 'The camera needs a color such as #3d8fe0.',
  'camera.unknownRoom': 'There’s no room with this name.',
  'camera.unknownSchedule': 'There’s no schedule with this name.',
  'camera.listUnreadable': 'The file cannot be read. Save the list as CSV and choose it again.',
  'camera.listEmpty': 'The list has no cameras. It needs a row of headings and one row for each camera.',
  'camera.listNoName': 'The list has no column “Name”.',
  'camera.listTooLong': (p: { most: number }) => `The list has more than ${p.most} cameras. Split it up.`,
  'camera.listRead': (p: { count: number }) => (p.count === 1 ? 'One row was read.' : `${p.count} rows were read.`),
  'camera.listFaults': (p: { faults: number }) =>
    p.faults === 1 ? '1 row needs to be fixed.' : `${p.faults} rows need to be fixed.`,
  'camera.sealBroken': 'The address of this row is no longer readable. Choose the file again.',
  'stream.settingsSaved': 'The player code settings were saved.',
  'stream.modeSaved': 'Video routing was saved.',
  'stream.badMode': 'This video routing doesn’t exist.',
  'stream.modeOfNothing': 'Choose the location or the camera.',
  'stream.added': (p: { name: string }) => `${p.name} was added.`,
  'stream.saved': 'The streaming server was saved.',
  'stream.deleted': (p: { name: string }) => `${p.name} was deleted.`,
  'stream.default': (p: { name: string }) => `New cameras use ${p.name}.`,
  'stream.urlTaken': 'A streaming server with this address exists already.',
  'stream.isDefault': 'This is the default server. Make another one the default first.',
  'stream.inUse': (p: { cameras: number }) =>
    p.cameras === 1 ? 'One camera still uses this server.' : `${p.cameras} cameras still use this server.`,
  'blackout.started': (p: { name: string }) => `${p.name} is hidden from families.`,
  'blackout.lifted': (p: { name: string }) => `${p.name} is visible to families again.`,
  'blackout.already': 'This camera is already hidden from families.',
  'blackout.none': 'This camera isn’t hidden.',
  'watch.ok': 'You can watch.',
  'watch.counted': 'Noted.',
  'watch.no_permission': 'You don’t have access to this camera. Ask the center if you think you should.',
  'watch.not_verified': 'The center hasn’t approved your account yet.',
  'watch.inactive': 'This account is not active at the center.',
  'watch.closed': 'This location is closed.',
  'watch.camera_off': 'This camera is turned off.',
  'watch.absent': (p: { name: string }) => `${p.name} is marked absent today.`,
  'watch.not_checked_in': (p: { name: string }) =>
    `${p.name} isn’t checked in yet. Live video will start automatically.`,
  'watch.checked_out': (p: Opening & { name: string; by: string | null }) => {
    const at = p.at === null ? '' : ` ${when('en', p.at, p.zone, p.now)}`;
    const gone = p.by === null ? `${p.name} went home${at}` : `${p.by} checked ${p.name} out${at}`;
    return `${gone}. Live video starts again at the next check-in.`;
  },
  'watch.other_room': (p: { name: string; room: string }) => `${p.name} is in ${p.room} now.`,
  'watch.blackout': (p: Opening & { why: string }) => `Paused by the center: ${p.why}.${opens(p)}`,
  'gateway.addressTaken': 'Another gateway has this address.',
  'gateway.badAddress': 'Write https:// and the host, with a port where it has one.',
  'gateway.gone': 'This gateway no longer exists.',
  'gateway.added': (p: { name: string }) => `${p.name} was added.`,
  'gateway.saved': (p: { name: string }) => `${p.name} was changed.`,
  'gateway.removed': (p: { name: string }) => `${p.name} was removed.`,
  'gateway.moved': (p: { name: string }) => `${p.name} now runs there.`,
  'watch.days': 'Choose up to 31 days, the first before the last.',
  'watch.visit_over': 'Your visit is over.',
  'watch.schedule': (p: Opening) =>
    p.at === null ? 'The camera is closed at this time.' : `The camera opens again ${when('en', p.at, p.zone, p.now)}.`,
  'watch.time_up': 'Live video has reached its time limit. Open it again to keep watching.',
  'watch.limit': (p: { max: number }) =>
    p.max === 1 ? 'Today’s camera login is used up.' : `All ${p.max} of today’s camera logins are used up.`,
  'watch.noGateway': 'Live video isn’t available right now. It will start automatically when it’s back.',
  'test.tooMany': 'A test is already running. Wait for it to finish.',
  'test.noGateway': 'The video gateway isn’t responding, so the camera can’t be tested. Check that it’s running.',
};
