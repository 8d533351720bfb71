export { setPin } from './pins.ts';
