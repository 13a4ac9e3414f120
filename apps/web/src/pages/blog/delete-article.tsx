import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { api, reasonOf } from '../../lib/api.ts'
import { t } from '../../lib/language/translate.ts'
import { useUser } from '../../lib/session.ts'
import { DeleteButton } from '../../ui/delete-button.tsx'
import { useToast } from '../../ui/toast.tsx'

/** For administrators. */
export function DeleteArticle({ slug, title }: { slug: string; title: string }) {
  const user = useUser()
  const client = useQueryClient()
  const toast = useToast()
  const [, navigate] = useLocation()
  const remove = useMutation({
    mutationFn: () => api.deleteArticle({ params: { slug } }),
    onSuccess: () => {
      toast({ title: t('Article deleted'), description: title })
      void client.invalidateQueries({ queryKey: ['articles'] })
      navigate('/blog')
    },
    onError: (error) =>
      toast({ title: t('The article could not be deleted'), description: reasonOf(error), destructive: true }),
  })
  if (user?.role !== 'admin') return null
  return (
    <DeleteButton
      pending={remove.isPending}
      title={t('Delete this article?')}
      description={t(
        '“{title}” and its images will be removed. If it came from a Bubble app, delete it there, too, or the next sync will bring it back.',
        { title },
      )}
      onConfirm={() => remove.mutate()}
    />
  )
}
