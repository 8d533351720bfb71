/** True for what is written as the address of a camera or of a server with several; the server looks closer. */
export const isRtspAddress = (text: string): boolean => /^rtsps?:\/\/[^\s/]+/i.test(text.trim());
