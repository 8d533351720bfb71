export { askAboutRatio, overRatio } from './ask-ratio.ts';
export { readRatioLog } from './ratio-log.ts';
export { roomsOutNow } from './rooms-out-now.ts';
export { readSetting } from './settings.ts';
