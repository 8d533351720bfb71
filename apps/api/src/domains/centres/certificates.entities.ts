import { entity } from '../../kernel/read/entity.ts';

/** A certificate that was handed in for hosts of a center. */
export const CenterCertificate = entity('CenterCertificate', 'center_certificate', { tenant: false });
