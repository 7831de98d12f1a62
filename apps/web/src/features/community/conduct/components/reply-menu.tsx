import type { Post, Reply } from '@app/contract/community';
import { ConductMenu } from './conduct-menu.tsx';

type Props = { post: Post; reply: Reply; onChanged: () => void };

export const ReplyMenu = ({ post, reply, onChanged }: Props) => (
  <ConductMenu target={{ post, reply }} onChanged={onChanged} />
);
