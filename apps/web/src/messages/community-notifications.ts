import type { Notification } from '@app/contract/community-notification';

export const bellText = {
  label: 'Notifikasi',
  unread: (count: number) => `Notifikasi, ${amount(count)} belum dibaca`,
  /** The API stops counting here. */
  amount: (count: number) => amount(count),
};

const amount = (count: number) => (count >= 99 ? '99+' : String(count));

export const notificationsText = {
  title: 'Notifikasi',
  lead: 'Balasan, sebutan nama, dan keputusan moderator tentang tulisan Anda.',
  list: 'Daftar notifikasi',
  empty: 'Belum ada notifikasi',
  emptyText: 'Kalau ada yang membalas atau menyebut nama Anda, kabarnya muncul di sini.',
  openCommunity: 'Buka Forum Komunitas',
  failed: 'Notifikasi belum bisa dimuat',
  more: 'Tampilkan lainnya',
  loading: 'Memuat...',
  unread: 'Baru',
  somebody: 'Seorang warga',
  untitled: 'sebuah postingan',
  reason: (reason: string) => `Alasan moderator: ${reason}`,
  appeal: 'Ajukan banding',
  appealed: 'Banding Anda sedang diperiksa.',
};

const moderated: Record<string, string> = {
  hide: 'Moderator menyembunyikan postingan Anda',
  restore: 'Moderator menampilkan kembali postingan Anda',
  lock: 'Moderator mengunci postingan Anda. Balasan baru tidak bisa ditambahkan',
  unlock: 'Moderator membuka kunci postingan Anda',
  pin: 'Moderator menyematkan postingan Anda di atas daftar',
  unpin: 'Moderator melepas sematan postingan Anda',
  suspend: 'Moderator menangguhkan hak menulis Anda untuk sementara',
  unsuspend: 'Anda bisa menulis lagi di komunitas',
};

const moderatedReply: Record<string, string> = {
  hide: 'Moderator menyembunyikan balasan Anda',
  restore: 'Moderator menampilkan kembali balasan Anda',
};

const appealDecided: Record<string, string> = {
  undo: 'Banding Anda diterima. Keputusan moderator dibatalkan',
  keep: 'Banding Anda sudah diperiksa. Keputusan moderator tetap berlaku',
};

/** The notification text; the post title is shown below it. */
export function sentenceOf({ kind, actor, action, replyId }: Notification): string {
  const who = actor ?? notificationsText.somebody;
  switch (kind) {
    case 'reply':
      return `${who} membalas`;
    case 'mention':
      return `${who} menyebut nama Anda`;
    case 'best-reply':
      return 'Balasan Anda dipilih sebagai jawaban terbaik';
    case 'moderated':
      return (
        (replyId ? moderatedReply[action ?? ''] : moderated[action ?? '']) ??
        'Moderator mengambil keputusan tentang tulisan Anda'
      );
    case 'appeal-decided':
      return appealDecided[action ?? ''] ?? 'Banding Anda sudah diputuskan';
  }
}
