/** Name of the file of a video in the store. */
export const videoFile = (key: string, type: string): string => `${key}.${type.replace('video/', '')}`;
