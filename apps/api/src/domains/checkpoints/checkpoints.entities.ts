import { entity } from '../../kernel/read/entity.ts';

/** Days within which a location says where each child stands in a framework. */
export const Checkpoint = entity('LearningCheckpoint', 'learning_checkpoint');
