/** Name of the job that tells a message on the devices of those who read it. */
export const PUSH_CHAT = 'chat_push';
