export { PIN_DIGITS, PIN_LEAST, setPin } from './pins.ts';
