import type { Post } from '@app/contract/community';
import { ConductMenu } from './conduct-menu.tsx';

type Props = { post: Post; onChanged: () => void };

export const PostMenu = ({ post, onChanged }: Props) => (
  <ConductMenu target={{ post, reply: null }} onChanged={onChanged} />
);
