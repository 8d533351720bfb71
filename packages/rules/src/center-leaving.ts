/**
 * Days the data of a center are kept after it was taken out of service. The database holds to the same
 * (`is_erased`, 202611271520-erase-centers.sql).
 */
export const KEPT_DAYS = 30;
