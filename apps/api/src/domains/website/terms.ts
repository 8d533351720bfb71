/** What all calls of the builder ask: those who run the center, with the permission to write its sites. */
export const builder = {
  rule: 'center',
  permission: 'edit_website',
  stamps: ['created_at', 'updated_at'],
} as const;
