import { TestCamera } from '../../apps/gateway/test/support/camera.ts';
import { readClip } from '../../apps/gateway/test/support/clip.ts';

/** One process that is any number of cameras: every connection gets the clip from its start. Arguments: port, clip. */
const [, , port = '0', clip = ''] = process.argv;
const camera = new TestCamera({ clip: readClip(clip), auth: 'md5' });
await camera.listen(Number(port));
console.log(camera.port);
