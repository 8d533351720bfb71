import { when } from '../when.ts';

interface Opening {
  at: Date | null;
  zone: string;
  now: Date;
}
const opens = (p: Opening) => (p.at === null ? '' : ` The camera opens again ${when('en', p.at, p.zone, p.now)}.`);

export const cameras = {
  'camera.added': (p: { name: string }) => `${p.name} was added.`,
  'camera.saved': 'The camera was saved.',
  'camera.on': (p: { name: string }) => `${p.name} is on.`,
  'camera.off': (p: { name: string }) => `${p.name} is off. Nobody watches it now.`,
  'camera.deleted': (p: { name: string }) => `${p.name} was deleted.`,
  'camera.ordered': 'The order was saved.',
  'camera.gone': 'This camera does not exist any more.',
  'camera.codeTaken': 'Another camera of this location has this code.',
  'camera.colorTaken': 'Another camera of this location has this colour.',
  'camera.roomElsewhere': 'This room belongs to another location.',
  'camera.notHere': 'One of these cameras belongs to another location.',
  'camera.noneAdded': 'No camera could be added. Please check the marked rows.',
  'camera.someAdded': (p: { added: number; left: number }) => `${p.added} cameras were added, ${p.left} were not.`,
  'camera.allAdded': (p: { added: number }) => `${p.added} cameras were added.`,
  'camera.nameMissing': 'The camera needs a name.',
  'camera.badAddress': 'Write the address as rtsp://host:port/path or rtsps://host:port/path.',
  'camera.settingsSaved': 'The camera settings were saved.',
  'camera.badSetting': 'This setting is not known.',
  'stream.added': (p: { name: string }) => `${p.name} was added.`,
  'stream.saved': 'The streaming server was saved.',
  'stream.deleted': (p: { name: string }) => `${p.name} was deleted.`,
  'stream.default': (p: { name: string }) => `New cameras use ${p.name}.`,
  'stream.urlTaken': 'A streaming server with this address exists already.',
  'stream.isDefault': 'This is the default server. Make another one the default first.',
  'stream.inUse': (p: { cameras: number }) =>
    p.cameras === 1 ? 'One camera still uses this server.' : `${p.cameras} cameras still use this server.`,
  'blackout.started': (p: { name: string }) => `${p.name} is closed to families.`,
  'blackout.lifted': (p: { name: string }) => `${p.name} is open to families again.`,
  'blackout.already': 'This camera is closed to families already.',
  'blackout.none': 'This camera is not closed.',
  'watch.ok': 'You may watch.',
  'watch.counted': 'Noted.',
  'watch.no_permission': 'This camera is not open to you. Please ask the centre if you think it should be.',
  'watch.not_verified': 'The centre has not approved your account yet.',
  'watch.inactive': 'This account is not active at the centre.',
  'watch.closed': 'This location is closed.',
  'watch.camera_off': 'The centre has switched this camera off.',
  'watch.absent': (p: { name: string }) => `${p.name} is marked absent today.`,
  'watch.not_checked_in': (p: { name: string }) =>
    `${p.name} is not checked in. The picture starts by itself at check-in.`,
  'watch.checked_out': (p: { name: string }) =>
    `${p.name} is checked out. The picture comes back at the next check-in.`,
  'watch.other_room': (p: { name: string; room: string }) => `${p.name} is in ${p.room} now.`,
  'watch.blackout': (p: Opening & { why: string }) => `Closed by the team for now: ${p.why}.${opens(p)}`,
  'watch.schedule': (p: Opening) =>
    p.at === null ? 'The camera is closed at this time.' : `The camera opens again ${when('en', p.at, p.zone, p.now)}.`,
  'watch.limit': (p: { max: number }) =>
    p.max === 1 ? 'The camera login of today is used.' : `All ${p.max} camera logins of today are used.`,
  'watch.noGateway': 'The video gateway does not answer. The picture starts by itself when it is back.',
  'test.tooMany': 'A test is running already. Please wait for it.',
  'test.noGateway': 'The video gateway does not answer, so the camera cannot be tried. Please look whether it runs.',
};
